import { run } from '@zootools/email-spell-checker'

/**
 * Where our customers have their mail. Short names such as i.ua are left out: too many others are one letter away from them. Some stand
 * here only because they are real and look like a misspelt neighbour.
 */
const domains = [
  'gmail.com',
  'ukr.net',
  'meta.ua',
  'bigmir.net',
  'online.ua',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'yahoo.com',
  'yahoo.co.uk',
  'live.com',
  'proton.me',
  'protonmail.com',
  'interia.pl',
  'seznam.cz',
  'web.de',
  'gmx.net',
  'gmx.de',
  'gmx.com',
  'mail.com',
  'ymail.com',
  'email.com',
  'usa.net',
]

/** Changes of a letter up to which a domain is taken for a misspelt one. */
const THRESHOLD = 2

/** The address as its owner may have meant it; null where nothing looks misspelt. */
export function likelyEmail(typed: string): string | null {
  const found = run({
    email: typed.trim(),
    domains,
    domainThreshold: THRESHOLD,
    // Of other domains nothing is known: a shop of one's own may end in anything.
    secondLevelDomains: [],
    topLevelDomains: [],
  })
  return found?.full ?? null
}
