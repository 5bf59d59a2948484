import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The browser checks a form with the schema that the service checks it with. */
export function checkedBy<Values extends FieldValues>(schema: z.ZodMiniType<unknown, Values>): Resolver<Values> {
  return standardSchemaResolver<Values, unknown, Values>({
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: (values: unknown) => schema['~standard'].validate(values) as never,
    },
  }) as Resolver<Values>
}
