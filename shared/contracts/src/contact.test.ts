import { emailSchema } from './contact.ts'

test.each(['olena@example.com', 'o.koval+shop@mail.example.com', 'a.b-c_d@c.co', '-a@b.co'])(
  '%s is an address',
  email => {
    expect(emailSchema.safeParse(email).success).toBe(true)
  },
)

test.each(['a..b@c.co', '.a@c.co', 'a.@c.co', 'a@b..co', 'a@.b.co', 'a@b', 'a b@c.co', '@c.co'])(
  '%s is no address',
  email => {
    expect(emailSchema.safeParse(email).success).toBe(false)
  },
)
