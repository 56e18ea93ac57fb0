import { postgres } from './fleet/servers.ts';
import { suite } from './fleet/suite.ts';

suite('PostgreSQL', () => postgres({ waitsForDisk: false }));
