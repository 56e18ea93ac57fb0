/** The test files of the two reports as they are, by their names; what must come of each stands in the tests. */
export const reports: Readonly<Record<string, string>> = {
  'a-custom-1': '5 7 5\nCUSTOM\n...X...\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-default-1': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-default-2': '4 4 5\nDEFAULT\nAAA\n  AA\nC\nBB\nBB\nEE\nZZ\nZ\nZ',
  'a-default-3':
    '5 9 11\nDEFAULT\n B\nBB\nB\nB\nAAA\n  A\n  A\nCC\n CC\nDD\n DD\n  D\nEE\nE\nE\nFF\nF\nG\nG\nG\nG\nHH\nH\nI\nII\nII\nJJ\nKKKKK',
  'a-default-4':
    '10 12 8\nDEFAULT\n AAAAAAAAA\n AAAAAAAAA\n      AAAA\n      AAAAAA\n      AAAAAA\n AAAAAAAAAAA\n AAAAAAAAAAA\n AAAAAAAAA\n AAA   AAA\n AAA   AAA\nHHH\nH\n   BBB\n BBBBB\nBBBBBB\nRR\nKKKKK\nVVV\nVVV\nIII\nIII\nNNN\nNNN',
  'a-default-5': '4 4 2\nDEFAULT\nAAAAA\nBBBB\nBBBB\nBBB',
  'a-invalid-custom-1': '5 7 5\nCUSTOM\n\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-2':
    '5 7 5\nCUSTOM\n...X..\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-3':
    '5 7 5\nCUSTOM\n...X..P\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-4': '5 7 5\nCUSTOM\n.XXXXX.\nXXXXXXX\n.XXXXX.\n...X...\nA\nAAA\nBB\nBBB\nCCCC\n C\nD\nEEE\nE',
  'a-invalid-custom-5': '5 7 5\nCUSTOM',
  'a-invalid-file-3': '',
  'a-invalid-firstline-1': '1 2',
  'a-invalid-firstline-2': '0 0 0',
  'a-invalid-firstline-3': '1 2 27',
  'a-invalid-firstline-4': 'A B C',
  'a-invalid-pieces-1': '5 5 7\nDEFAULT\n       \nAX\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-2': '5 5 7\nDEFAULT\nA\nAX\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-3': '5 5 7\nDEFAULT\nA\nA#\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-4': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nA\nAA\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-5': '5 5 7\nDEFAULT\nZ\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-6': '5 5 7\nDEFAULT\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-pieces-7': '5 5 7\nDEFAULT\nA\nAA\nB\nB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG',
  'a-invalid-type-1': '4 4 5\nFUFUFAFA\nAAA\n  AA\nC\nBB\nBB\nEE\nZZ\nZ\nZ',
  'a-invalid-type-2': '5 5 7\n     ',
  'a-invalid-type-4': '5 5 7',
  'b-case-1': '5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG\n',
  'b-case-2':
    '5 11 12\nDEFAULT\nAA\n A\n A\nBBB\n BB\n C\nCC\n CC\n D\nDDDD\n  EE\nEEE\nF\nF\nFFF\n   G\nGGGG\n H\nHH\nH\nIII\n I\nJ\nJJ\n JJ\nKKK\nK K\n L\nLL\n',
  'b-case-3': '5 5 4\nDEFAULT\nAA\nA\nBB\nCCC\n C\nDDD\nD\n',
  'b-case-4': '4 5 6\nDEFAULT\nA\nA\nA\nBB\nB\nC\nC\nD\nD\nDD\nE\nEE\n E\nFFF\n F\n',
  'b-case-5': '4 5 7\nDEFAULT\nAA\nA\nBB\n B\nC\nC\nC\n DD\nDD\nEE\nE\nFF\nGG\n',
  'b-case-6': '4 4 5\nDEFAULT\nAA\nA\n B\nBB\nBB\nC\nC\nDD\nD\nE\nE\nE\n',
  'b-case-7': '5 5 6\nDEFAULT\nA\nAA\nB\nB\nB\nCC\nC\nC\nDD\nDD\nD\nEEEE\nFF\nFFF\n',
};
