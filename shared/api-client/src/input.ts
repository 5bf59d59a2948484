import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@shop/contracts/endpoint'

// An endpoint without a field leaves its type open; a field whose names are all optional may be left out.
type Field<Name extends string, Value> = unknown extends Value
  ? { [key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** What a call is asked with: the fields that its contract names. */
export type CallInput<Called extends AnyEndpoint> = Field<'params', ParamsOf<Called>> &
  Field<'query', QueryOf<Called>> &
  Field<'body', BodyOf<Called>>

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown }

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }
