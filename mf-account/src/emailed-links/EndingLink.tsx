import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import type { LinkFailure } from './failure-of.ts'

type EndingLinkProps = {
  token: string | null
  end(token: string): Promise<'done' | LinkFailure>
  failed: string
  press: string
  toStore: string
  words: Record<'ask' | 'done' | 'expired', { title: string; text: string }>
}

/** One press, and no question why: programs that look behind links press nothing. */
export function EndingLink({ token, end, failed, press, toStore, words }: EndingLinkProps) {
  const [answer, setAnswer] = useState<'done' | LinkFailure | null>(token ? null : 'expired')
  const [isEnding, setEnding] = useState(false)

  async function onPress() {
    if (!token) return
    setEnding(true)
    setAnswer(await end(token))
    setEnding(false)
  }
  const isOver = answer === 'done' || answer === 'expired'
  const { title, text } = words[isOver ? answer : 'ask']
  const action = isOver ? (
    <Link className={buttonClass({ variant: 'outline' })} to="/store">
      {toStore}
    </Link>
  ) : (
    <Button busy={isEnding} onClick={onPress}>
      {press}
    </Button>
  )
  return (
    <>
      {answer === 'failed' && <Notice tone="error" announced title={failed} />}
      <EmptyState headingLevel={1} title={title} actions={action}>
        {text}
      </EmptyState>
    </>
  )
}
