import { getStringListFromEnv } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  osDetector,
  processDetector,
  type Resource,
  type ResourceDetector,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';

const detectors: Record<string, ResourceDetector> = {
  env: envDetector,
  host: hostDetector,
  os: osDetector,
  process: processDetector,
  serviceinstance: serviceInstanceIdDetector,
};
const usual = ['env', 'process', 'host'];

/** Reads `OTEL_NODE_RESOURCE_DETECTORS`: names, `all` or `none`. */
export function readTraceResource(): Resource {
  const given = getStringListFromEnv('OTEL_NODE_RESOURCE_DETECTORS') ?? usual;
  const names = given.includes('all') ? Object.keys(detectors) : given;
  return defaultResource().merge(detectResources({ detectors: names.flatMap((name) => detectors[name] ?? []) }));
}
