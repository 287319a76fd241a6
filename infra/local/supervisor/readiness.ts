import { probe } from '@shopwright/service-kit/http/probe';

/** Returns true when the address answers 200 within a second. */
export const answersOk = async (url: string): Promise<boolean> => (await probe(url, 1000)) === 200;
