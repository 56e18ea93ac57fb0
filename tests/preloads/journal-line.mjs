/** Whether this is a whole line of a journal, which ends with its checksum. */
export const isLine = (bytes) => Buffer.isBuffer(bytes) && / [0-9a-f]{16}\n$/.test(bytes.toString('latin1'));
