// Runs the operator's commands, one after the other as they come, without starting Node for each: `npm run game -- …` as it is.
const { runGame } = await import(process.argv[2]);

process.on('message', async ({ id, words, variables }) => {
  const said = [];
  const complaints = [];
  let code = 1;
  try {
    code = await runGame(words, {
      variables,
      print: (line) => said.push(line),
      complain: (line) => complaints.push(line),
    });
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  process.send({ id, code, said: said.join('\n'), complaints: complaints.join('\n') });
});
process.on('disconnect', () => process.exit());
