import { BrowserRouter, useLocation, useNavigationType } from '@shop/shell/router'
import { render, screen } from '@testing-library/react'
import { useMissedStep } from './use-missed-step.ts'

const wasOn = (address: string) => history.replaceState({ idx: 1, key: 'dress' }, '', address)

function Shop({ onRender }: { onRender: () => void }) {
  useMissedStep()
  return (
    <BrowserRouter>
      <Page onRender={onRender} />
    </BrowserRouter>
  )
}

function Page({ onRender }: { onRender: () => void }) {
  const { pathname, search } = useLocation()
  const way = useNavigationType()
  onRender()
  return <p>{`${way} ${pathname}${search}`}</p>
}

test('Back that is pressed while the shop is being put up leads back all the same', () => {
  wasOn('/product/DR-1042-BUR-R')
  let isFirst = true
  const goBackAtOnce = () => {
    if (isFirst) history.replaceState({ idx: 0, key: 'list' }, '', '/store?page=3')
    isFirst = false
  }
  render(<Shop onRender={goBackAtOnce} />)

  expect(screen.getByText('POP /store?page=3')).toBeVisible()
})

test('nothing happens to whoever stays', () => {
  wasOn('/product/DR-1042-BUR-R')
  const onRender = jest.fn()
  render(<Shop onRender={onRender} />)

  expect(screen.getByText('POP /product/DR-1042-BUR-R')).toBeVisible()
  expect(onRender).toHaveBeenCalledTimes(1)
})
