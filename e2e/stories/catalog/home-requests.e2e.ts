import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'

const rowOfChosen = { uk: 'Костюм частинами', en: 'A suit, piece by piece' } as const

/** With everything that the first screen, the frame and its font need. */
const MOST_REQUESTS = 35

for (const { language, width } of phoneAndDesk)
  test(`the home page stands after ${MOST_REQUESTS} requests, and asks for a row of chosen articles when the reader comes near (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await open('/')
    await page.waitForLoadState('networkidle')
    expect(asked.length).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(asked).not.toContain('/api/products/get-by/article-list')

    const comes = page.waitForResponse(answer => answer.url().includes('/api/products/get-by/article-list'))
    await page.getByRole('heading', { name: rowOfChosen[language] }).scrollIntoViewIfNeeded()
    await comes
  })
