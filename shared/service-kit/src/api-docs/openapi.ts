import type { AnyEndpoint } from '@shop/contracts/endpoint'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'

type Json = { [key: string]: unknown }
/** What can be done at one address, by method. */
type DescribedPath = { path: string; methods: Json }

/** The public calls as an OpenAPI 3.1 document, made of the same schemas that check them; piece by piece, for it is long. */
export function* openApiDocument(title: string, endpoints: readonly AnyEndpoint[]): Generator<string> {
  yield `{"openapi":"3.1.0","info":${JSON.stringify({ title, version: '1' })},"paths":{`
  let comma = ''
  for (const { path, methods } of describedPaths(endpoints)) {
    yield `${comma}${JSON.stringify(path)}:${JSON.stringify(methods)}`
    comma = ','
  }
  yield '}}'
}

/** One address after the other: to describe all calls takes a third of a second, in which others want to be answered. */
export function* describedPaths(endpoints: readonly AnyEndpoint[]): Generator<DescribedPath> {
  for (const [path, calls] of Map.groupBy(endpoints, ({ path }) => path)) {
    const methods = calls.map(call => [call.method.toLowerCase(), operation(call)] as const)
    yield { path: path.replace(/:(\w+)/g, '{$1}'), methods: Object.fromEntries(methods) }
  }
}

function operation(endpoint: AnyEndpoint): Json {
  const { summary, access, body, file, csv, result, success = 200 } = endpoint
  return {
    summary,
    'x-access': access,
    parameters: parameters(endpoint),
    ...(file && { requestBody: { required: true, content: Object.fromEntries(file.types.map(type => [type, {}])) } }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [success]: { description: 'Done', content: csv ? { 'text/csv': {} } : json(schemaOf(result, 'output')) },
      default: { description: 'Refused: {status: false, error: {code, message, fields?, request_id}}' },
    },
  }
}

function parameters({ params, query, idempotent }: AnyEndpoint): Json[] {
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }
  return [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...(idempotent ? [key] : [])]
}

function parametersOf(schema: ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  const isRequired = (name: string) => place === 'path' || (Array.isArray(required) && required.includes(name))
  return Object.entries(properties as Json).map(([name, inner]) => ({
    name,
    in: place,
    required: isRequired(name),
    schema: inner,
  }))
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** What JSON Schema cannot express (own checks, transforms) is left open instead of stopping the page. */
export function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
