/**
 * Similar names of different skills. Each is a separate skill in the dictionary, so that no alias, separator
 * or version
 * can turn one into the other.
 */
export const notTheSame: readonly (readonly string[])[] = [
  ['java', 'javascript', 'java-ee', 'javafx', 'jscript'],
  ['c', 'c++', 'c#', 'objective-c', 'c++-cli'],
  ['reactjs', 'react-native'],
  ['sql', 'mysql', 'nosql', 'sql-server', 'postgresql', 'sqlite', 'tsql', 'plsql'],
  ['http', 'https', 'http2'],
  ['angular', 'angularjs'],
  ['.net', '.net-core', 'asp.net', 'asp.net-core', 'vb.net', 'ado.net', 'asp.net-mvc'],
  ['spring', 'spring-boot', 'spring-mvc'],
  ['swift', 'swiftui'],
  ['html', 'xml', 'xhtml'],
  ['css', 'sass', 'less', 'tailwind-css'],
  ['vba', 'vb.net', 'vb6', 'vbscript'],
  ['visual-studio', 'visual-studio-code'],
  ['r', 'rust', 'ruby', 'ruby-on-rails'],
  ['go', 'godot'],
  ['apache', 'apache-kafka', 'apache-spark', 'apache-flink'],
  ['git', 'github', 'gitlab', 'github-actions'],
  ['scala', 'scrum', 'scratch'],
  ['ios', 'cisco-ios'],
  ['typescript', 'coffeescript', 'applescript'],
  ['excel', 'excel-vba'],
  ['amazon-s3', 'amazon-ec2', 'amazon-web-services'],
  ['selenium', 'selenide'],
  ['redis', 'redux', 'redshift'],
  ['node.js', 'deno', 'next.js', 'nuxt.js', 'nestjs'],
  ['ipv4', 'ipv6'],
  ['md5', 'sha1', 'sha256', 'sha512'],
  ['utf-8', 'utf-16'],
  ['test-driven-development', 'behavior-driven-development'],
];
