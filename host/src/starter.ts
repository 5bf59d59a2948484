// The first script of a page, a file of its own without imports. The server has painted the first view: the shop, large
// as it is, begins when that view is on the screen, so that it holds up neither the picture nor the first paint.
{
  /** The shopper is not kept waiting longer than this for a picture that is slow to come. */
  const LONGEST_WAIT_MS = 1500

  const scripts = document.querySelectorAll<HTMLLinkElement>('link[data-begin]')
  const pictures = document.querySelectorAll<HTMLImageElement>('#root img[fetchpriority="high"]')
  const emptyCart = document.querySelector<HTMLElement>('#root [data-empty-cart]')
  let hasBegun = false

  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    for (const { href: src, integrity, crossOrigin } of scripts)
      document.head.append(
        Object.assign(document.createElement('script'), { src, integrity, crossOrigin, async: false }),
      )
  }
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const firstPaint = () =>
    new Promise(resolve => {
      if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve(null)
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    })
  const view = async () => {
    await Promise.allSettled([...pictures].map(picture => picture.decode()))
    // In the first frame the picture is drawn, in the second it is seen.
    await frame()
    await frame()
    await firstPaint()
  }

  /** A browser that lets nobody look has an empty cart, too, but the shop says so then. */
  const isCartEmpty = () => {
    try {
      return [null, '[]'].includes(localStorage.getItem('cart'))
    } catch {
      return false
    }
  }

  // The server does not know the cart: what it has painted of an empty one stays hidden otherwise.
  if (emptyCart && isCartEmpty()) emptyCart.hidden = false

  // A tab in the background paints nothing.
  if (document.hidden || !document.querySelector('#root main')) begin()
  else {
    setTimeout(begin, LONGEST_WAIT_MS)
    view().then(begin)
  }
}
