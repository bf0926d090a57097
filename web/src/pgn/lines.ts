/** A longer line comes in several parts, so that a game without end can be cut off. */
const LONGEST_PART = 1_000_000;

/** The lines of a text, with a place inside the current one. */
export class Lines {
  text = '';
  place = 0;
  number = 0;
  private start = 0;
  private next = 0;

  constructor(private readonly source: string) {}

  /** The number of characters left behind. */
  get passed(): number {
    return this.start + this.place;
  }

  /** Goes to the next line; false at the end. */
  advance(): boolean {
    const continues = this.text !== '' && !this.text.endsWith('\n');
    this.start = this.next;
    const end = this.source.indexOf('\n', this.start) + 1 || this.source.length;
    this.next = Math.min(end, this.start + LONGEST_PART);
    this.text = this.source.slice(this.start, this.next);
    this.place = this.text.startsWith('\uFEFF') ? 1 : 0;
    if (this.text && !continues) this.number += 1;
    return this.text !== '';
  }

  /** Whether something is left to read. Lines that begin with `%` are passed over, as the standard wants it. */
  more(): boolean {
    while (this.place === this.text.length || (this.place === 0 && this.text.startsWith('%')))
      if (!this.advance()) return false;
    return true;
  }

  get isBlank(): boolean {
    return /^\s+$/.test(this.text);
  }

  /** Leaves the rest of the line behind. */
  skip(): void {
    this.place = this.text.length;
  }
}
