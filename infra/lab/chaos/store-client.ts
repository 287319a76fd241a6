import { randomBytes } from 'node:crypto';

export interface Answer<T> {
  status: number;
  body: T;
}

/** Counts of what the store answered to all customers of a run; Stripe's answers are in `total` only. */
export interface Answers {
  total: number;
  unreachable: number;
  /** Calls that no attempt got through. */
  givenUp: number;
  byStatus: Map<number, number>;
  /** Calls that were answered with 500, which no fault excuses. */
  internalErrors: string[];
}

export const createAnswers = (): Answers => ({
  total: 0,
  unreachable: 0,
  givenUp: 0,
  byStatus: new Map(),
  internalErrors: [],
});

const patienceMs = 90_000;
const attemptMs = 20_000;
const retryAfterMs = 400;

/** Thrown where a customer loses patience. What they began may still end as an order. */
export class GivenUp extends Error {}

/** A browser: keeps its cookies, and repeats a call until the store answers with something else than "try again". */
export class StoreClient {
  private readonly cookies = new Map([['visitor', randomBytes(18).toString('base64url')]]);

  constructor(
    readonly store: string,
    readonly stripe: string,
    private readonly answers: Answers,
  ) {}

  call<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    return this.untilAnswered(async () => {
      const response = await fetch(`${this.store}/api${path}`, {
        method,
        headers: {
          cookie: this.cookieHeader(),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(attemptMs),
      });
      this.keepCookies(response);
      if (response.status === 500) this.answers.internalErrors.push(`${method} ${path}`);
      return response;
    });
  }

  /** Signs in an account of the demonstration. */
  signIn(role: 'shopper' | 'staff' | 'operator'): Promise<Answer<unknown>> {
    return this.call('POST', '/auth/login', { email: `${role}@example.com`, password: 'demo-password' });
  }

  /** Calls Stripe as Stripe.js does, with the publishable key. */
  callStripe<T>(method: string, path: string, key: string, form: Record<string, string>): Promise<Answer<T>> {
    const fields = new URLSearchParams(form);
    const isRead = method === 'GET';
    return this.untilAnswered(() =>
      fetch(`${this.stripe}${path}${isRead ? `?${fields}` : ''}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        body: isRead ? undefined : fields,
        signal: AbortSignal.timeout(attemptMs),
      }),
    );
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private async untilAnswered<T>(send: () => Promise<Response>): Promise<Answer<T>> {
    const endsAt = Date.now() + patienceMs;
    while (Date.now() < endsAt) {
      const answer = await this.attempt<T>(send);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
    this.answers.givenUp += 1;
    throw new GivenUp(`No answer within ${patienceMs / 1000} s`);
  }

  private async attempt<T>(send: () => Promise<Response>): Promise<Answer<T> | undefined> {
    this.answers.total += 1;
    try {
      const response = await send();
      const text = await response.text();
      if (response.url.startsWith(this.store)) this.count(response.status);
      if (response.status >= 500 || response.status === 429) return undefined;
      return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
    } catch {
      this.answers.unreachable += 1;
      return undefined;
    }
  }

  private count(status: number): void {
    const { byStatus } = this.answers;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.cookies.set(name, value);
    }
  }
}
