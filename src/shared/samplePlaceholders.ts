/** What stands for the reader's own server and token in samples, until the reader fills them in: plain text in any language. */
export const samplePlaceholders = { server: 'https://unleash.example.com', token: 'YOUR_API_TOKEN' } as const
