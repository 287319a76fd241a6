/** Ready bodies by what they were made from, at most so many bytes of them; what was not wanted for longest goes. */
export class PageCache {
  private readonly bodies = new Map<string, Buffer>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Buffer | undefined {
    const body = this.bodies.get(key);
    if (body) {
      // A Map keeps the order of insertion: the one that was wanted goes to its end.
      this.bodies.delete(key);
      this.bodies.set(key, body);
    }
    return body;
  }

  set(key: string, body: Buffer): void {
    this.drop(key);
    this.bodies.set(key, body);
    this.bytes += body.length;
    for (const oldest of this.bodies.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.bodies.get(key)?.length ?? 0;
    this.bodies.delete(key);
  }
}
