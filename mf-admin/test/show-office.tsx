import { Route, Routes, useLocation } from '@shop/shell/router'
import { $staffSession } from '@shop/shell/session'
import { act } from '@testing-library/react'
import { Suspense, use } from 'react'
import remote from '../src/exposes/remote.ts'
import { showPage } from './show-page.tsx'

type Screen = ReturnType<NonNullable<typeof remote.screenAt>>
let screens: Map<string, Screen>

/** Shows what the back office has at an address, and at those that follow, as the host does. */
export async function showOffice(address: string): Promise<void> {
  $staffSession.set('unknown')
  screens = new Map()
  await screenAt(address.replace(/\?.*/, ''))
  await act(async () =>
    showPage(
      <Suspense>
        <Routes>
          <Route path="/admin/*" element={<Office />} />
        </Routes>
      </Suspense>,
      address,
    ),
  )
}

function Office() {
  const { default: Screen } = use(screenAt(useLocation().pathname))
  return <Screen />
}

function screenAt(path: string): Screen {
  const screen = screens.get(path) ?? remote.screenAt?.(path)
  if (!screen) throw new Error('The remote has no routes of its own')
  screens.set(path, screen)
  return screen
}
