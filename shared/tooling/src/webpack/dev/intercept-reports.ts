import type { IncomingMessage, ServerResponse } from 'node:http'
import { VISITOR_REPORTS } from '../../visitor-reports.ts'

const OF_THE_POLICY = '/csp-reports'

/**
 * Answers what pages under development tell of themselves: at a deployed shop it would count as what happened to visitors, and may
 * take a canary back.
 */
export function interceptReports(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  const [path = ''] = (req.url ?? '').split('?')
  const isReport = req.method === 'POST' && (VISITOR_REPORTS.test(path) || path === OF_THE_POLICY)
  if (!isReport) return void next()
  // Unread, it would hold the connection that the next request wants.
  req.resume()
  res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  res.end('{"status":true}')
}
