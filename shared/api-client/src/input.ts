import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@shop/contracts/endpoint'

// An endpoint without a part leaves its type open; a part whose names are all optional may be left out.
type Part<Name extends string, Value> = unknown extends Value
  ? { [key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value }

/** What a call is asked with: the parts that its contract names. */
export type CallInput<Called extends AnyEndpoint> = Part<'params', ParamsOf<Called>> &
  Part<'query', QueryOf<Called>> &
  Part<'body', BodyOf<Called>>

export type AnyInput = { params?: unknown; query?: unknown; body?: unknown }

export type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }
