import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** The browser checks a form with the schema that the service checks it with. */
export function resolverOf<Values extends FieldValues, Checked = Values>(
  schema: z.ZodMiniType<Checked>,
): Resolver<Values, unknown, Checked> {
  return standardSchemaResolver<Values, unknown, Checked>({
    '~standard': {
      version: 1,
      vendor: 'zod',
      validate: (values: unknown) => schema['~standard'].validate(values),
    },
  })
}
