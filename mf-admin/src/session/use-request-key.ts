import { useState } from 'react'
import type { CallRefusal } from './use-staff-call.ts'

const withoutAnswer: readonly CallRefusal['code'][] = ['unknown', 'busy']

/** Does the refusal say what became of the request? */
export function hasAnswer({ code }: Pick<CallRefusal, 'code'>): boolean {
  return !withoutAnswer.includes(code)
}

/**
 * The `Idempotency-Key` of what staff ask for. While nobody knows what became of it, pressed again it is the same request; once
 * it was answered the next one has another key, also after a refusal because the form was changed meanwhile.
 */
export function useRequestKey() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const renewKey = () => setKey(crypto.randomUUID())
  function renewIfAnswered(refusal: Pick<CallRefusal, 'code'>): void {
    if (hasAnswer(refusal)) renewKey()
  }
  return { headers: { 'Idempotency-Key': key }, renewKey, renewIfAnswered }
}
