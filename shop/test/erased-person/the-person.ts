/** No one else in the shop is called so: wherever any of it is found, it is about this person. */
export const person = {
  name: 'Зореслава',
  surname: 'Рідкодубенко',
  phone: '+380509137462',
  email: 'zoreslava.ridko@example.com',
}

export const fullName = `${person.name} ${person.surname}`

/** What anybody may write where a text is free: who it is, and how to reach her. */
export const words = `${fullName} ${person.phone} ${person.email}`

/** Finds the person in whatever is stored, also without the plus, in small letters and in the form that a search uses. */
export const traces: Readonly<Record<string, RegExp>> = {
  name: /зореслав/i,
  surname: /рідкодуб/i,
  phone: /509137462/,
  email: /zoreslava/i,
}
