import type { Endpoint } from '@shopwright/contracts/endpoint';
import { AppError } from '@shopwright/service-kit/errors';
import { readUpload } from '@shopwright/service-kit/http/upload-body';
import type { Request, Response } from 'express';
import { rawBody, runReader } from './raw-body';

/** What a service gets of a request: its bytes as they came, and their type. Neither where the endpoint takes none. */
interface ForwardedBody {
  type?: string;
  body?: Buffer;
}

export type BodyReader = (req: Request, res: Response) => Promise<ForwardedBody>;

export function bodyReader({ body, upload, maxBodyBytes }: Endpoint): BodyReader {
  if (upload) return fileReader(runReader(readUpload(upload)));
  return body ? jsonReader(rawBody(maxBodyBytes)) : async () => ({});
}

type ReadBytes = ReturnType<typeof rawBody>;

const fileReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => ({ type: req.get('content-type'), body: await read(req, res) });

/** Not parsed here: the service that owns the contract does that. */
const jsonReader =
  (read: ReadBytes): BodyReader =>
  async (req, res) => {
    if (!/^application\/json\b/i.test(req.get('content-type') ?? '')) {
      throw new AppError('unsupported_media_type', 'Send the body as application/json');
    }
    const body = await read(req, res);
    if (!body || body.length === 0) throw new AppError('invalid_request', 'The body is missing');
    return { type: 'application/json', body };
  };
