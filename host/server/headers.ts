import type { Middleware } from 'koa'

type Policy = {
  publicOrigin: string
  formActions?: readonly string[]
  frameSources?: readonly string[]
  /** Where scripts, styles, fonts and pictures of remotes may come from besides ourselves. */
  remoteOrigins?: readonly string[]
}

/** SHA-256 of the only styles that may stand in the page: those that React Aria writes (a test computes them again). */
export const styleHashes: readonly string[] = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

/** Everything comes from our own origin and the named ones of remotes; pages and scripts of others have no place here. */
export function securityHeaders({
  publicOrigin,
  formActions = [],
  frameSources = [],
  remoteOrigins = [],
}: Policy): Middleware {
  const ours = ["'self'", ...remoteOrigins].join(' ')
  const isHttps = publicOrigin.startsWith('https:')
  const policyWith = (framedBy: string, frames: readonly string[]) =>
    [
      "default-src 'none'",
      `script-src ${ours}`,
      `style-src ${[ours, ...styleHashes].join(' ')}`,
      `img-src ${ours} data:`,
      `font-src ${ours}`,
      `connect-src ${ours}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      `frame-ancestors ${framedBy}`,
      `form-action ${["'self'", ...formActions].join(' ')}`,
      `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
      // On plain HTTP (a developer's machine) it would send the browser to a port that nobody answers.
      ...(isHttps ? ['upgrade-insecure-requests'] : []),
      'report-uri /csp-reports',
      'report-to csp',
    ].join('; ')
  const ofShop = policyWith("'none'", frameSources)
  // The back office shows previews beside its forms; nobody else may frame them, and it frames nothing else.
  const ofOffice = policyWith("'none'", ["'self'"])
  const ofPreviews = policyWith("'self'", frameSources)
  const policyOf = (path: string) => {
    if (path.startsWith('/preview/')) return ofPreviews
    return /^\/admin(?:\/|$)/.test(path) ? ofOffice : ofShop
  }
  return async (ctx, next) => {
    ctx.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
      'Content-Security-Policy': policyOf(ctx.path),
      // Whatever asks for them, no script comes in whose contents were not known ahead.
      'Integrity-Policy': 'blocked-destinations=(script), endpoints=(csp)',
      'Reporting-Endpoints': 'csp="/csp-reports"',
      ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
    })
    await next()
  }
}
