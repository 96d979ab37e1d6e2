@echo off
rem Runs Heddle; see the comments in the launcher for sh beside this file, which this one follows.
setlocal EnableExtensions DisableDelayedExpansion
set "HEDDLE_HOME=%~dp0"
set "HEDDLE_JAR=%HEDDLE_HOME%target\heddle.jar"

set "TOO_OLD="
if defined JAVA_HOME call :inspect "%JAVA_HOME%\bin\java.exe" && goto :found
for /f "delims=" %%J in ('where java 2^>nul') do call :inspect "%%J" && goto :found
for /d %%D in ("%ProgramFiles%\Java\*" "%ProgramFiles%\Eclipse Adoptium\*" "%ProgramFiles%\Microsoft\jdk*" "%ProgramFiles%\Zulu\*" "%USERPROFILE%\.jdks\*") do call :inspect "%%~D\bin\java.exe" && goto :found
if defined TOO_OLD (
  echo heddle: needs Java 17 or newer, and found only %TOO_OLD%: install one, or set JAVA_HOME>&2
) else (
  echo heddle: needs Java 17 or newer, and found none: install one, or set JAVA_HOME>&2
)
exit /b 2

:found
if exist "%HEDDLE_JAR%" goto :run
where mvn >nul 2>nul || (
  echo heddle: must be built first: install Maven 3.8.7 or newer>&2
  exit /b 2
)
if not exist "%JAVA_DIR%\bin\javac.exe" (
  echo heddle: must be built first, and "%JAVA_DIR%" has no compiler: install a JDK, or set JAVA_HOME>&2
  exit /b 2
)
echo heddle: building "%HEDDLE_JAR%">&2
pushd "%HEDDLE_HOME%"
set "JAVA_HOME=%JAVA_DIR%"
call mvn -B -q -P "!strict" -Dmaven.test.skip=true package 1>&2
set "BUILT=%ERRORLEVEL%"
if exist target\classes rmdir /s /q target\classes
popd
if not "%BUILT%"=="0" (
  if exist "%HEDDLE_JAR%" del "%HEDDLE_JAR%"
  echo heddle: the build failed, see above>&2
  exit /b 2
)

:run
set "CACHE=%LOCALAPPDATA%\heddle"
if defined XDG_CACHE_HOME set "CACHE=%XDG_CACHE_HOME%\heddle"
rem The JVM writes the archive itself where it can (19 and newer), and passes over one that does not fit.
set "ARCHIVE=-Xshare:auto"
if not exist "%CACHE%" mkdir "%CACHE%" 2>nul
if %RELEASE% GEQ 19 if "%~1"=="scan" if exist "%CACHE%" set "ARCHIVE=-XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="%CACHE%\java-%RELEASE%.jsa""
"%JAVA%" -XX:TieredStopAtLevel=1 -XX:-DontCompileHugeMethods -XX:+UseParallelGC -XX:MaxNewSize=160m -XX:MaxTenuringThreshold=0 -XX:InitialRAMPercentage=12 -Xlog:disable -Xlog:all=error:stderr %ARCHIVE% %HEDDLE_JAVA_OPTS% -jar "%HEDDLE_JAR%" %*
exit /b %ERRORLEVEL%

rem inspect JAVA: sets JAVA, JAVA_DIR and RELEASE; succeeds if it is new enough.
:inspect
if not exist "%~1" exit /b 1
set "JAVA=%~1"
for %%H in ("%~dp1..") do set "JAVA_DIR=%%~fH"
set "VERSION="
if exist "%JAVA_DIR%\release" (
  for /f "usebackq tokens=2 delims==" %%V in (`findstr /b /c:"JAVA_VERSION=" "%JAVA_DIR%\release"`) do set "VERSION=%%~V"
) else (
  for /f "tokens=3" %%V in ('cmd /c ""%JAVA%" -version 2^>^&1" ^| findstr /c:" version "') do set "VERSION=%%~V"
)
if not defined VERSION exit /b 1
if "%VERSION:~0,2%"=="1." set "VERSION=%VERSION:~2%"
for /f "tokens=1 delims=.-+_" %%R in ("%VERSION%") do set "RELEASE=%%R"
if %RELEASE% GEQ 17 exit /b 0
if not defined TOO_OLD set "TOO_OLD=Java %RELEASE% in %JAVA_DIR%"
exit /b 1
