import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api'
import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace'
import type { NewSpan, SpanRecorder } from '../spans.ts'

/** Draws ids of spans; the id of a trace is that of the request, which the recorder says before it begins a span. */
export type TraceIds = IdGenerator & { next(traceId: string): void }

export function createTraceIds(): TraceIds {
  const random = new RandomIdGenerator()
  let traceId = ''
  return {
    next(id) {
      traceId = id
    },
    generateTraceId: () => traceId || random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
  }
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

/** Records spans of the shop by the SDK: each in the trace of its request, beneath the span that it is a piece of. */
export function createSpanRecorder(tracer: Tracer, ids: TraceIds): SpanRecorder {
  return {
    begin({ name, kind, traceId, parentId, facts = {} }) {
      ids.next(traceId)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, beneath(traceId, parentId))
      return {
        id: span.spanContext().spanId,
        end({ failed, name: lastName, facts: lastFacts = {} }) {
          if (lastName) span.updateName(lastName)
          span.setAttributes(lastFacts)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
  }
}

function beneath(traceId: NewSpan['traceId'], spanId: NewSpan['parentId']) {
  if (!spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
}
