// a lock that only sees to one default object, beside one that guards what changes
package pier.tickets;

class FirstUsed {
  static class Printer {
    private StringBuilder paper;
    private StringBuilder ink;

    /** Chosen before anybody asks for it. */
    public void setPaper(StringBuilder paper) {
      this.paper = paper;
    }


    public void choosePaper() {
      this.paper = new StringBuilder(); // expect: inconsistent-sync
    }

    public synchronized StringBuilder paper() {
      if (paper == null) {
        paper = new StringBuilder();
      }
      return paper;
    }

    public synchronized void close() {
      if (paper != null) {
        paper.setLength(0);
        paper = null;
      }
    }

    public void setInk(StringBuilder ink) {
      this.ink = ink; // expect: inconsistent-sync
    }

    public synchronized StringBuilder ink() {
      if (ink == null) {
        ink = new StringBuilder();
      }
      return ink;
    }

    public synchronized void refill() {
      ink = new StringBuilder();
    }
  }

  static class Queue {
    private StringBuilder line;

    public void setLine(StringBuilder line) {
      this.line = line; // expect: inconsistent-sync
    }

    public synchronized int length() {
      return line.length();
    }

    public synchronized void end() {
      line.append('.');
      line = null;
    }
  }
}
