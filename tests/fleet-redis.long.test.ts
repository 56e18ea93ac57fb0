import { redis } from './fleet/servers.ts';
import { suite } from './fleet/suite.ts';

suite('Redis', redis);
