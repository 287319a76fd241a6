import { loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import * as z from 'zod';

export const readConfig = () => loadConfig(z.object(serviceEnv).transform(serviceConfig));
