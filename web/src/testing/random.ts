/** A generator of random numbers with a seed ("mulberry32"), for tests. */
export class Random {
  constructor(private state: number) {}

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 15), z | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  choose<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}
