import { loadConfig, serviceConfig, serviceEnv } from '@shopwright/service-kit/runtime/config';
import { z } from 'zod';

export const readConfig = () => loadConfig(z.object(serviceEnv).transform(serviceConfig));
