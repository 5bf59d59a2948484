import type { PartName } from '@shop/contracts/releases'
import { testLinkEndpoint } from '@shop/contracts/staff/staff-releases'
import { useState } from 'react'
import { useStaffCall } from '../../session/use-staff-call.ts'

type Link = { version: string; path: string; until: string }

/** The link to a version that somebody has asked for last. */
export function useTestLink(part: PartName) {
  const [link, setLink] = useState<Link | null>(null)
  const { ask, refusal, forgetRefusal } = useStaffCall()
  const forget = () => {
    setLink(null)
    forgetRefusal()
  }
  const make = async (version: string) => {
    forget()
    const made = await ask(testLinkEndpoint, { body: { part, version } })
    if (made) setLink({ version, ...made })
  }
  return { link, refusal, make, forget }
}
