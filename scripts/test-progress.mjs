// It tells each file as it ends and each failure in full, and names what was skipped, because a skipped suite has not passed.
export default class Progress {
  onTestResult(_test, { testFilePath, testResults, perfStats, failureMessage, testExecError }) {
    const count = (status) => testResults.filter((one) => one.status === status).length;
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    const file = testFilePath.slice(process.cwd().length + 1);
    const skipped = testResults.filter(({ status }) => status === 'pending' || status === 'skipped');
    console.log(
      `  ${failureMessage || testExecError ? 'FAILED' : 'ok'} ${file}: ${count('passed')} passed${count('failed') ? `, ${count('failed')} failed` : ''} (${seconds} s)`,
    );
    for (const { fullName } of skipped) console.log(`    skipped: ${fullName}`);
    if (failureMessage) console.log(failureMessage);
  }
}
