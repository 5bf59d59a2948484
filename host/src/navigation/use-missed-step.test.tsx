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
  const navigation = useNavigationType()
  onRender()
  return <p>{`${navigation} ${pathname}${search}`}</p>
}

test('Back pressed while the shop is being rendered leads back all the same', () => {
  wasOn('/product/DR-1042-BUR-R')
  let isFirst = true
  const goBackAtOnce = () => {
    if (isFirst) history.replaceState({ idx: 0, key: 'list' }, '', '/store?page=3')
    isFirst = false
  }
  render(<Shop onRender={goBackAtOnce} />)

  expect(screen.getByText('POP /store?page=3')).toBeVisible()
})

test('without a missed step of the history the page is rendered once', () => {
  wasOn('/product/DR-1042-BUR-R')
  const onRender = jest.fn()
  render(<Shop onRender={onRender} />)

  expect(screen.getByText('POP /product/DR-1042-BUR-R')).toBeVisible()
  expect(onRender).toHaveBeenCalledTimes(1)
})
