import { type Home, homeEndpoint } from '@shop/contracts/catalog/home'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { HomeRepository } from './home.repository.ts'

/** Before staff have made a home page the frame still has something to stand on. */
const EMPTY: Home = { is_header_white: false, is_header_white_mobile: false, slider: [], blocks: [] }

export function addHomeRoutes(routes: Routes, home: HomeRepository): void {
  handle(routes, homeEndpoint, async () => ({ home: (await home.read()) ?? EMPTY }))
}
