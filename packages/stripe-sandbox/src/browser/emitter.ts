export type Handler = (detail: unknown) => unknown;

/** The `on`, `once`, `off` that every Stripe Element has. */
export class Emitter {
  private readonly handlers = new Map<string, Set<Handler>>();

  on(event: string, handler: Handler): this {
    const set = this.handlers.get(event) ?? new Set();
    this.handlers.set(event, set.add(handler));
    return this;
  }

  once(event: string, handler: Handler): this {
    const single: Handler = (detail) => {
      this.off(event, single);
      return handler(detail);
    };
    return this.on(event, single);
  }

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  protected emit(event: string, detail: unknown): void {
    for (const handler of [...(this.handlers.get(event) ?? [])]) handler(detail);
  }
}
