import { BrowserRouter } from '@shop/shell/router'
import { act, render, screen } from '@testing-library/react'
import { useStoreAddress } from './use-store-address.ts'

function Choice() {
  const { filter, go } = useStoreAddress()
  return (
    <button type="button" onClick={() => go({ ...filter, sizes: ['38 (M)'] })}>
      {filter.sizes ? filter.sizes.join() : 'any size'}
    </button>
  )
}

test('Back right after a choice takes it back, though the router has not shown it yet', () => {
  history.replaceState(null, '', '/store')
  render(<Choice />, { wrapper: BrowserRouter })

  act(() => {
    screen.getByRole('button').click()
    history.replaceState(null, '', '/store')
    dispatchEvent(new PopStateEvent('popstate'))
  })

  expect(screen.getByRole('button')).toHaveTextContent('any size')
})
