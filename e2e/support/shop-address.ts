/** Where the shop of the browser stories answers: started once by `open-shop.ts`. */
export function shopAddress(): string {
  const address = process.env.SHOP_ADDRESS
  if (!address) throw new Error('SHOP_ADDRESS is not set: run the stories with "npm run test:browser"')
  return address
}
