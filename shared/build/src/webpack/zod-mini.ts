/**
 * The part of zod that contracts are written with: shared as `zod/mini`, so that each remote need not bring its own 8 KB.
 * A shared module is not tree-shaken, hence this list; a test compares it with what the contracts use.
 */
export {
  array,
  boolean,
  coerce,
  config,
  discriminatedUnion,
  enum,
  extend,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  NEVER,
  nullable,
  number,
  object,
  optional,
  overwrite,
  pipe,
  record,
  refine,
  regex,
  strictObject,
  string,
  transform,
  trim,
  union,
} from 'zod/v4/mini'
