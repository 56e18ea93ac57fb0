import { describe } from 'vitest';
import { fillSearch } from './fill.ts';
import { arbitraryCover } from './testing/covers.ts';
import { describeSearch } from './testing/suite.ts';

describe('filling the lowest free cell', () => {
  describeSearch(
    fillSearch,
    arbitraryCover.filter(({ gaps }) => !gaps),
  );
});
