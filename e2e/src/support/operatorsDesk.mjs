// Runs the operator's commands (`npm run game -- …`) sequentially, without starting Node for each.
const { runGame } = await import(process.argv[2]);

process.on('message', async ({ id, words, variables }) => {
  const output = [];
  const complaints = [];
  let code = 1;
  try {
    code = await runGame(words, {
      variables,
      print: (line) => output.push(line),
      complain: (line) => complaints.push(line),
    });
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error));
  }
  process.send({ id, code, output: output.join('\n'), complaints: complaints.join('\n') });
});
process.on('disconnect', () => process.exit());
