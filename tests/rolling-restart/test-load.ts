export interface Load {
  /** Ends the load and returns what every request answered, once all have. */
  stop(): Promise<Answer[]>;
}

interface Answer {
  request: string;
  /** A status, or the error of a connection. */
  outcome: number | string;
}

type Sent = [method: 'GET' | 'PUT' | 'POST', path: string, body?: object];

/** Sends the requests in turn at a fixed rate, however slow the answers are. */
export function startLoad(url: string, requests: Sent[], perSecond: number): Load {
  const answers: Promise<Answer>[] = [];
  const timer = setInterval(() => {
    const [method, path, body] = requests[answers.length % requests.length] as Sent;
    answers.push(send(url, method, path, body));
  }, 1000 / perSecond);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(answers);
    },
  };
}

async function send(url: string, method: string, path: string, body?: object): Promise<Answer> {
  const request = `${method} ${path}`;
  const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  try {
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    return { request, outcome: response.status < 400 ? response.status : `${response.status} ${text.slice(0, 200)}` };
  } catch (error) {
    return { request, outcome: String((error as Error).cause ?? error) };
  }
}
