/** What a piece of work is: of a request that came in, of a question to another process, or neither. */
export type SpanKind = 'server' | 'client' | 'internal'

export type SpanFacts = Readonly<Record<string, string | number>>

export type NewSpan = {
  name: string
  kind: SpanKind
  traceId: string
  /** The span that it is a piece of; unset: it begins its trace, or goes on with it later. */
  parentId: string | undefined
  facts?: SpanFacts | undefined
}

export type SpanEnd = { failed: boolean; name?: string; facts?: SpanFacts }

/** A span that has begun. */
export type OpenSpan = { id: string; end(end: SpanEnd): void }

/** Writes down what takes how long. */
export type SpanRecorder = { begin(span: NewSpan): OpenSpan }

let recorder: SpanRecorder | null = null

/** From now on this process records its spans so; null: it records none. */
export function recordSpans(next: SpanRecorder | null): void {
  recorder = next
}

/** Begins a span; null where this process records none, which is the rule. */
export function beginSpan(span: NewSpan): OpenSpan | null {
  return recorder?.begin(span) ?? null
}

export function isRecordingSpans(): boolean {
  return recorder !== null
}
